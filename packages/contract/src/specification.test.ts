import {
  creditsPerLetter,
  defaultDeliveryOption,
  deliveryOptions,
  deliveryStatuses,
  startingCredits,
} from '@brieflotse/rules'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as contract from './index.ts'
import { PrintOptions } from './delivery.ts'
import { Explanation } from './explanation.ts'

const words = (list: string) => list.split(' ')
const details = Explanation.entries.document_details.entries

// section 3; the user's password is left out, because it never leaves the server
test.each([
  ['3.1 user', contract.User, 'id username isAdmin credits email firstName lastName address city'],
  ['3.1 user', contract.User, 'postalCode country phone preferredLanguage createdAt'],
  ['3.1 new user', contract.Registration, 'username password email firstName lastName'],
  ['3.2 document', contract.Document, 'id title originalText translatedText explanation'],
  ['3.2 document', contract.Document, 'sourceLanguage targetLanguage documentType status'],
  ['3.2 document', contract.Document, 'userId uploadDate tags'],
  ['3.3 sender', Explanation.entries.sender, 'name date street house_number zip city reference'],
  ['3.3 sender', Explanation.entries.sender, 'iban bic'],
  [
    '3.4 recipient',
    Explanation.entries.recipient,
    'name address zip city reference_number case_file',
  ],
  ['3.5 details', Explanation.entries.document_details, 'summary actions_required urgency payment'],
  ['3.5 payment', details.payment, 'due_date total_fee outstanding_fee late_fee'],
  ['3.6 letter', contract.ResponseLetter, 'id title content responseType generatedDate documentId'],
  [
    '3.6 letter',
    contract.ResponseLetter,
    'userId paid paymentDetails physicalDelivery recipientName',
  ],
  ['3.6 letter', contract.ResponseLetter, 'recipientAddress trackingId mailSentDate sendDate'],
  ['3.6 letter', contract.ResponseLetter, 'estimatedDelivery deliveryStatus deliveryLocation cost'],
  ['3.6 letter', contract.ResponseLetter, 'deliveryOption creditsUsed lastUpdated updatedAt'],
  ['3.7 response form', contract.ResponseForm, 'responseType content'],
  ['3.8 mail order', contract.MailOrder, 'responseLetterID deliveryOption printOptions'],
  ['3.8 print options', PrintOptions, 'blackAndWhite doubleSided'],
  ['3.9 tracking record', contract.TrackingRecord, 'status lastUpdate estimatedDelivery location'],
  [
    '3.10 payment',
    contract.PaymentRequest,
    'amount reference recipientName recipientIBAN recipientBIC',
  ],
  ['3.10 payment begun', contract.PaymentResponse, 'paymentIntentId clientSecret'],
  ['3.10 payment status', contract.PaymentStatus, 'id status statusMessage'],
  ['3.11 forwarding', contract.ForwardingInfo, 'userId'],
])('%s has the fields of the specification: %#', (_, schema: { entries: object }, fields) => {
  expect(Object.keys(schema.entries)).toEqual(expect.arrayContaining(words(fields)))
})

// section 7
test.each([
  ['7.9', contract.getUser, 'GET /api/user'],
  ['7.10', contract.login, 'POST /api/login'],
  ['7.11', contract.register, 'POST /api/register'],
  ['7.12', contract.logout, 'POST /api/logout'],
  ['7.13', contract.listDocuments, 'GET /api/documents'],
  ['7.14', contract.getDocument, 'GET /api/documents/:id'],
  ['7.15', contract.uploadDocument, 'POST /api/documents'],
  ['7.16', contract.deleteDocument, 'DELETE /api/documents/:id'],
  ['7.17', contract.listResponseLetters, 'GET /api/response-letters'],
  ['7.18', contract.getResponseLetter, 'GET /api/response-letters/:id'],
  ['7.19', contract.createResponseLetter, 'POST /api/response-letters'],
  ['7.20', contract.deleteResponseLetter, 'DELETE /api/response-letters/:id'],
  ['7.21', contract.orderMail, 'POST /api/physical-mail'],
  ['7.22', contract.getTracking, 'GET /api/tracking/:trackingId'],
  ['7.23', contract.processSharedEmail, 'POST /api/process-shared-email'],
  ['7.24', contract.getEmailForwardingInfo, 'GET /api/email-forwarding-info'],
  ['7.25', contract.paySofort, 'POST /api/payments/sofort'],
  ['7.26', contract.getPaymentStatus, 'GET /api/payments/:id/status'],
])('%s is a call of the contract with what the specification names', (_, { method, url }, call) => {
  expect(`${method} ${url}`).toBe(call)
})

test('a registration needs neither first nor last name', () => {
  const given = { username: 'anna', password: '12345678', email: 'anna@example.org' }
  expect(v.parse(contract.Registration, given)).toEqual(given)
})

test('a response form without a type says so', () => {
  const { issues } = v.safeParse(contract.ResponseForm, { content: '' })
  const said = { id: issues![0].message, values: {} }
  expect(contract.englishOf(said)).toBe('Response type is required')
})

test('an order names one of the four ways and says how it is printed', () => {
  const order = { responseLetterID: 7, printOptions: { blackAndWhite: true, doubleSided: false } }
  for (const deliveryOption of words('standard registered registered_receipt personal_delivery')) {
    expect(v.is(contract.MailOrder, { ...order, deliveryOption })).toBe(true)
  }
  expect(v.is(contract.MailOrder, { ...order, deliveryOption: 'pigeon' })).toBe(false)
  const unsaid = { blackAndWhite: 'yes', doubleSided: false }
  expect(
    v.is(contract.MailOrder, { ...order, deliveryOption: 'standard', printOptions: unsaid }),
  ).toBe(false)
})

test('the price list of the specification holds', () => {
  const prices = Object.entries(deliveryOptions).map(([name, { postage }]) => [name, postage])
  expect(Object.fromEntries(prices)).toEqual({
    standard: 120,
    registered: 365,
    registered_receipt: 540,
    personal_delivery: 605,
  })
  expect(defaultDeliveryOption).toBe('standard')
  expect([creditsPerLetter, startingCredits]).toEqual([2, 3])
})

test('the words for a delivery are those of the specification, and no other is taken', () => {
  expect(deliveryStatuses).toEqual(
    words(
      'processing printed shipped in_transit out_for_delivery delivered returned failed exception',
    ),
  )
  const { status } = contract.TrackingRecord.entries
  expect(v.is(status, 'unknown')).toBe(true)
  expect(v.is(status, 'lost')).toBe(false)
})

test('the limits are those of the specification', () => {
  expect(contract.maxUploadBytes).toBe(10 * 1024 * 1024)
  expect(contract.uploadExtensions).toEqual(['.pdf', '.jpg', '.jpeg', '.png'])
  expect([contract.defaultSourceLanguage, contract.defaultTargetLanguage]).toEqual(['de', 'en'])
})
