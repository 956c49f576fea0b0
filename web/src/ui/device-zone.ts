/** The zone of the device's clock. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
