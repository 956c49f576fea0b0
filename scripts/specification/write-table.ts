// Writes docs/specification.md.
import { writeFileSync } from 'node:fs'
import { readSentences } from './read.ts'
import { readResults } from './results.ts'
import { table, tableFile } from './table.ts'

writeFileSync(tableFile, table(readSentences('.'), readResults('.')))
