import type { DeliveryStatus } from '@brieflotse/rules'
import { inLanguage } from './in-language.ts'

/** The sentences about the way of a posted letter in English. */
export const deliveryText = inLanguage('delivery', {
  title: 'Delivery status',
  receipt: 'Physical Mail Receipt',
  progress: 'Progress of the delivery',
  stages: ['Processing', 'In Transit', 'Delivery'],
  trackingId: 'Tracking ID',
  itemNumber: 'Number of the post',
  follow: 'Open the page of Deutsche Post',
  copy: (what: string) => `Copy: ${what}`,
  copied: 'Copied',
  copyFailed: 'Could not copy',
  notAvailable: 'Not available',
  sent: 'Sent date',
  status: 'Status',
  current: 'Current status',
  estimated: 'Estimated delivery',
  location: 'Current location',
  updated: 'Last update',
  history: 'What happened so far',
  update: 'Update Tracking Information',
  verify: 'Verify Delivery Status',
  busy: 'Checking the national postal carrier tracking...',
  checked: (time: string) => `Checked at ${time}.`,
  failed: 'The tracking could not be updated',
  offline: 'There is no connection. What is shown here was known before.',
  untracked:
    'This is an ordinary letter. The post does not follow ordinary letters, so nobody will report its arrival.',
  proof: 'Proof of delivery',
  practice: 'Practice: nothing was posted.',
  unknown: 'unknown',
  says: {
    processing: 'The letter is being prepared for printing.',
    printed: 'The letter is printed and waits for the post.',
    shipped: 'The letter was handed to the post.',
    in_transit: 'The letter is on its way.',
    out_for_delivery: 'The letter is out with the carrier today.',
    delivered: 'The letter was delivered.',
    returned:
      'The letter came back. Compare the address with the one on the letter you received, then write a new one.',
    failed:
      'The letter could not be delivered. Compare the address with the one on the letter you received, then write a new one.',
    exception:
      'Something held the letter up. Look again tomorrow; if a deadline is near, send it another way as well.',
  } satisfies Record<DeliveryStatus, string>,
} as const)
