/** How a command in the documentation is tested: it is run (in a short form if it takes long), or a test covers it. */
export type Proof =
  | { run: string; says: RegExp }
  /** A test that runs the command or its parts. */
  | { test: string; name: string }
  /** Why the command cannot run on a test machine. `deploy.test.ts` checks the parts that can be checked. */
  | { reader: string }

const newcomer = {
  test: 'scripts/docs/newcomer.test.ts',
  name: 'starts, fills, backs up and restores',
}
const inTheName = (name: string): Proof => ({ test: 'scripts/docs/newcomer.test.ts', name })

/** Every command in the READMEs and docs; `scripts/docs/commands.test.ts` compares this list with the pages. */
export const proofs: Record<string, Proof> = {
  'npm start': newcomer,
  'npm run demo': newcomer,
  'npm run backup': newcomer,
  'npm run restore': newcomer,
  'npm run restore -- backups/brieflotse-…': newcomer,
  'npm run invite': {
    test: 'scripts/invite.test.ts',
    name: 'npm run invite prints an address that lets one person in',
  },
  'npm run dev': inTheName('reloads on change'),
  'npm test': { test: '.ci/run', name: 'npm test' },
  'npx vitest run --project scripts docs/': { test: 'vitest.workspace.ts', name: 'scripts' },
  'npm run house': { run: 'npm run house', says: / 0 faults/ },
  'npm run check': {
    test: 'scripts/docs/commands.test.ts',
    name: 'npm run check is part of npm test',
  },
  'npm run specification': {
    test: 'scripts/specification/specification.test.ts',
    name: 'npm run specification',
  },
  'npm run survivors': { reader: 'runs the tests once for each thing, which takes hours' },

  'npm run cases': { run: 'npm run cases -- 011 pdf', says: /Finanzamt Mainschleife/ },
  'npm run cases -- 011 pdf': {
    test: 'scripts/docs/proofs.ts',
    name: "run: 'npm run cases -- 011 pdf'",
  },
  'npm run cases -- --errors': { reader: 'reads every letter, which takes minutes' },
  'npm run cases -- --errors s': { reader: 'reads every letter, which takes minutes' },
  "npm run cases -- --errors '' 'third seen'": {
    reader: 'reads every letter, which takes minutes',
  },
  'npm run cases -- --raise': { reader: 'changes the floor that it is measured by' },
  'npx tsx scripts/make-cases.ts --from <rendered>': { reader: 'needs rendered letters' },
  'npx tsx packages/reading/cases/make-pdf-words.ts <rendered>': {
    reader: 'needs rendered letters',
  },
  'npm run stacks': { run: 'npm run stacks -- "hand, pdf"', says: /letters at hand, pdf +\d+/ },
  'npm run fuzz': { run: 'npm run fuzz -- 20', says: /\b20\b/ },
  'npm run letters': { run: 'npm run letters -- 011', says: /=== objection/ },
  'npm run mails': { run: 'npm run mails -- "a bundle"', says: /1 mails, 0 wrong/ },
  'npm run models': { run: 'npm run models -- --list', says: /Only the model that ships/ },
  'npm run faults': {
    run: 'npm run faults -- --runs 2 --real 0 --steps 5',
    says: /made-up server: 2 stories/,
  },
  'npm run faults:payments': {
    run: 'npm run faults:payments -- --payments 1 --steps 5 --bank stripe',
    says: /stripe: \d+ stories/,
  },
  'npm run attack': {
    test: 'e2e/attack.test.ts',
    name: 'attack({ seed',
  },
  'npm run soak': {
    run: 'npm run soak -- --days 2 --letters 6 --users 2',
    says: /^days +2$/m,
  },
  'npm run bench': { run: 'npm run bench -- first-load', says: /first-load/ },
  'npx tsx bench/preflight.ts': { run: 'npx tsx bench/preflight.ts 1', says: /violations: 0/ },
  'npx tsx bench/codes.ts': { run: 'npx tsx bench/codes.ts 200', says: /GiroCode/ },
  'npx tsx bench/mail-storm.ts [mails] [--kill]': {
    run: 'npx tsx bench/mail-storm.ts 8 --kill',
    says: /all answered/,
  },
  'npx tsx bench/photos.ts <page.png> [seeds] [folder of rendered letters]': {
    run: 'npx tsx bench/photos.ts e2e/fixtures/scan.jpg 1',
    says: /\| hand \| 1 \|/,
  },
  'npx tsx bench/translation.ts': { run: "npx tsx bench/translation.ts '' 1", says: /chrF2/ },
  'npx tsx bench/unseen-translation.ts': {
    run: 'npx tsx bench/unseen-translation.ts 1',
    says: /held-out/,
  },
  'npx tsx bench/translation-curve.ts dump <file>': { reader: 'takes some minutes' },
  'npx tsx bench/translation-curve.ts <file>': { reader: 'judges what the one before wrote' },
  'npx tsx scripts/catalogues/languages.ts': {
    run: 'npx tsx scripts/catalogues/languages.ts',
    says: /^uk: \d+ of \d+/m,
  },
  'npx tsx scripts/catalogues/write-values.ts': {
    test: 'scripts/catalogues/catalogues.test.ts',
    name: 'the compiler knows the values',
  },
  'npx vitest run --project reading packages/reading/src/explain': {
    test: 'vitest.workspace.ts',
    name: 'reading',
  },
  'npx vitest run --project scripts catalogues': { test: 'vitest.workspace.ts', name: 'scripts' },
  'npx vitest run --project translating': {
    test: 'vitest.workspace.ts',
    name: 'packages/translating',
  },
  'npx vitest run --project scripts translation-floors': {
    test: 'vitest.workspace.ts',
    name: 'scripts',
  },

  'git ls-files | grep documents': { reader: 'a clone without git has no list' },
  'git pull': { reader: 'changes the files that are being tested' },
  'docker build -f deploy/Dockerfile -t brieflotse .': { reader: 'needs Docker' },
  'docker run -p 127.0.0.1:3000:3000 -v brieflotse:/data brieflotse': { reader: 'needs Docker' },
  'sudo -u brieflotse': { reader: 'needs that user' },
  'nft add table ip nat': { reader: 'changes the network of the machine' },
  "nft 'add chain ip nat prerouting { type nat hook prerouting priority -100; }'": {
    reader: 'changes the network of the machine',
  },
  'nft add rule ip nat prerouting tcp dport 25 redirect to :2525': {
    reader: 'changes the network of the machine',
  },
  'swaks --to <your address> --server in.example.org --attach letter.pdf': {
    reader: 'needs a mail domain; mails by SMTP: api/src/inbox/arriving/smtp.test.ts',
  },
}
