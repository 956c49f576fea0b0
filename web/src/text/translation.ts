import { inLanguage } from './in-language.ts'

/** The sentences about translation models, services elsewhere and own words in German, in English. */
export const translationText = inLanguage('translation', {
  title: 'Translation',
  hint: 'Letters are translated on the server, and nothing leaves it.',
  hintElsewhere: (label: string) =>
    `Sentences of your letters are sent to ${label}, because you said yes.`,
  into: (language: string) => `Your letters are translated into ${language}.`,
  notInto: (wanted: string, used: string) =>
    `Your language is ${wanted}. No model for German to ${wanted} is installed here, so your letters are translated into ${used}.`,
  roughOnly: 'In this language every sentence is marked as rough: nobody here can check it.',
  installed: 'Installed models',
  pair: (from: string, to: string) => `${from} to ${to}`,
  shipped: 'comes with Brieflotse',
  licence: (name: string) => `Licence ${name}`,
  service: {
    title: (label: string) => `Translate with ${label}`,
    leaves: (label: string, host: string) =>
      `If you say yes, the sentences of your letters leave this server and go to ${label} (${host}). Amounts, dates, account and reference numbers, and the names that were recognised are taken out before. Other names, addresses and everything else in a sentence are sent as they stand, so it can still be clear whose letter it is.`,
    logged:
      'How many characters were sent for which letter, and when, is written down here. Each such letter says who translated it.',
    off: 'It is off.',
    on: (day: string) =>
      `You said yes on ${day}. It counts for letters that are read from then on.`,
    yes: (label: string) => `Yes, send them to ${label}`,
    no: 'Stop sending',
    failed: 'This could not be saved',
  },
  by: (label: string) => `Translated by ${label}`,
  own: {
    labels: {
      question: 'Your question, in English',
      reason: 'Your reasons, in English (optional)',
    },
    english: 'I write in English',
    englishHint: (by: string) =>
      by === 'the model on this server'
        ? 'A model on this server puts it into German, and you decide whether it goes into the letter.'
        : `${by} puts it into German, and you decide whether it goes into the letter. Your words are sent there, without numbers.`,
    templatesOnly:
      'Nothing that writes German is installed on this server. The sentences of the letter are ready-made; your own words have to be German.',
    write: 'Put it into German',
    writing: 'It is being put into German…',
    failed: 'It could not be put into German',
    german: 'German, made by a machine',
    says: 'What that says',
    rough: 'Look twice: this may not say what you wrote.',
    none: 'This sentence could not be put into German. Please say it more simply, or leave it out.',
    noBack: 'Nobody can say what this means.',
    accept: 'A machine wrote this German. What it says is what I mean.',
    notYet: 'It does not go into the letter before you say yes.',
  },
  admin: {
    title: 'Translation models',
    hint: 'Larger models translate long sentences better and write German. They run on this server; letters do not leave it for them.',
    size: (size: string) => size,
    states: {
      none: 'not installed',
      waiting: 'waits for its turn',
      fetching: 'is being fetched',
      broken: 'the connection broke, it goes on by itself',
      failed: 'not installed',
      installed: 'installed',
    },
    progress: (done: string, all: string) => `${done} of ${all}`,
    progressOf: (name: string) => `Progress of ${name}`,
    fetch: 'Fetch',
    fetchOf: (name: string) => `Fetch ${name}`,
    goOn: 'Go on',
    stop: 'Stop',
    stopOf: (name: string) => `Stop fetching ${name}`,
    files: 'From files',
    filesOf: (name: string) => `Install ${name} from files on this device`,
    filesHint:
      'Without internet: fetch the files elsewhere, bring them on a stick, and choose all six. What is not exactly the right file is refused.',
    missing: (names: string) => `These files are missing or have another size: ${names}`,
    sendFailed: 'The files were not installed',
    sent: (name: string) => `${name} is installed`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText:
      'Letters that are read from then on are translated by the smaller model. What is translated stays.',
    removeFailed: 'The model was not removed',
    fetchFailed: 'The model cannot be fetched',
    others: 'Other models',
    othersHint: 'The operator can add models of other languages at the command line.',
  },
} as const)
