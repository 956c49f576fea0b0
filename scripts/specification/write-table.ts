// Writes docs/specification.md.
import { writeFileSync } from 'node:fs'
import { readSentences } from './read.ts'
import { table, tableFile } from './table.ts'

writeFileSync(tableFile, table(readSentences('.')))
