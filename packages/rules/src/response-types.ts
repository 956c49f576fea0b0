/** Response letter types in the order in which they are offered. Source: specification, section 9. */
export const responseTypes = ['confirmation', 'rejection', 'inquiry', 'payment'] as const

export type ResponseType = (typeof responseTypes)[number]

export const defaultResponseType: ResponseType = 'confirmation'
