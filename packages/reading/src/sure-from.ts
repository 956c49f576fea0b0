/**
 * Least confidence of a certain value: the score of readings uses it, and below it the app asks the user to check the page. It is one
 * number for both, so that the values shown as certain are those that were measured.
 */
export const sureFrom = 0.8
