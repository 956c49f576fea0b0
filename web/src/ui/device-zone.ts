/** The IANA time zone of the device. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
