// Makes many varied copies of one real reading in the database of a stopped server: other senders, dates, amounts and positions,
// but the same size. `bench/offline.ts` runs it with the data folder and the number of letters.
import SqliteDatabase from 'better-sqlite3'
import { join } from 'node:path'

const [folder, count] = [process.argv[2] ?? '', Number(process.argv[3])]
const db = new SqliteDatabase(join(folder, 'brieflotse.db'))
type Row = Record<string, string | number | null>

const senders = ['Nordlicht Energie GmbH', 'Stadtwerke Musterhafen', 'Finanzamt Musterhafen']
const towns = ['Kiel', 'Musterhafen', 'Beispielstadt', 'Neudorf an der Au']
const today = Date.now()
const dayMs = 86_400_000
const two = (value: number) => String(value).padStart(2, '0')

/** The text of the first letter, varied for letter number `n`. */
function vary(text: string, n: number): string {
  const due = new Date(today + ((n % 720) - 690) * dayMs)
  const [year, month, day] = [due.getFullYear(), two(due.getMonth() + 1), two(due.getDate())]
  return text
    .replaceAll('Nordlicht Energie GmbH', senders[n % senders.length]!)
    .replaceAll('Kiel', towns[n % towns.length]!)
    .replaceAll('2025-03-28', `${year}-${month}-${day}`)
    .replaceAll('28.03.2025', `${day}.${month}.${year}`)
    .replaceAll('200 448 917 6', String(2_004_489_176 + n * 37))
    .replaceAll(
      /\b\d{2,3},\d{2}\b/g,
      (amount) => `${(parseInt(amount, 10) * n) % 997},${amount.slice(-2)}`,
    )
    .replaceAll(/"(x|y|width|height)":(\d+)\.(\d)\d\b/g, `"$1":$2.$3${n % 10}`)
}

function insert(table: string, row: Row): void {
  const names = Object.keys(row)
  const values = names.map((name) => `@${name}`)
  db.prepare(`insert into ${table} (${names.join(', ')}) values (${values.join(', ')})`).run(row)
}

const one = (table: string, column: string) =>
  db.prepare<[], Row>(`select * from ${table} where ${column} = 1`).get()!
const document = one('documents', 'id')
const reading = one('document_readings', 'document_id')
const file = one('document_files', 'document_id')
const pages = db.prepare<[], Row>('select * from document_pages where document_id = 1').all()
const stored = db.prepare<[string], Row>('select * from files where hash = ?')

db.transaction(() => {
  const user_id = document['user_id']!
  db.prepare('delete from changes where user_id = ?').run(user_id)
  for (let n = 1; n <= count; n += 1) {
    // The original letter becomes the newest.
    const id = n === count ? 1 : n + 1
    const uploaded_at = new Date(today - (count - n) * (dayMs / 3)).toISOString()
    if (id === 1) db.prepare('update documents set uploaded_at = ? where id = 1').run(uploaded_at)
    else {
      const hash = n.toString(16).padStart(64, '0')
      insert('files', { ...stored.get(String(document['file_hash']))!, hash })
      const texts = {
        title: vary(String(document['title']), n),
        card: vary(String(document['card']), n),
      }
      const own = { id, file_hash: hash, content_key: hash, client_id: null, uploaded_at }
      insert('documents', { ...document, ...texts, ...own })
      insert('document_files', { ...file, document_id: id, file_hash: hash })
      const varied = Object.entries(reading).map(([name, value]) => [
        name,
        typeof value === 'string' ? vary(value, n) : value,
      ])
      insert('document_readings', { ...(Object.fromEntries(varied) as Row), document_id: id })
      for (const page of pages) insert('document_pages', { ...page, document_id: id })
    }
    insert('changes', { user_id, kind: 'document', row_id: id, rev: 1_000 + n, erased: 0 })
  }
  db.prepare('update counter set rev = ?').run(1_000 + count)
})()
db.close()
