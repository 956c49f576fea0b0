import { inLanguage } from './in-language.ts'

/** The sentences about looking for letters. */
export const searchText = inLanguage('search', {
  label: 'Search your letters',
  hint: 'Word, sender, amount or reference',
  clear: 'Clear search',
  filters: 'Filters',
  chosen: 'Chosen filters',
  any: 'Any',
  names: {
    type: 'Type',
    sender: 'Sender',
    due: 'Due',
    paid: 'Payment',
    status: 'Status',
    tag: 'Tag',
  },
  due: { late: 'Late', week: 'In the next 7 days', month: 'In the next 30 days' },
  paid: { paid: 'Paid', unpaid: 'Not paid' },
  status: {
    ready: 'Read',
    reading: 'Being read',
    failed: 'Could not be read',
    archived: 'Archived',
  },
  remove: (filter: string) => `Remove filter ${filter}`,
  removeAll: 'Remove all filters',
  found: (count: number) => (count === 1 ? '1 letter found' : `${count} letters found`),
  looking: 'Still looking ...',
  none: 'No letter found',
  noneHint: 'Try a shorter word, only the sender, or only the number.',
  noneFiltered: 'Try it without filters, or with a shorter word.',
  from: { letter: 'In the letter:', translation: 'In the translation:', answer: 'In your answer:' },
} as const)
