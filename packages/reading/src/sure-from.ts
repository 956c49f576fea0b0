/**
 * From this confidence on a value counts as certain: that is how readings are scored, and below it the app asks to compare the value
 * with the page. One number for both, so that what is shown as certain is what was measured.
 */
export const sureFrom = 0.8
