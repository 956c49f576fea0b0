/** Whether this browser can show what the camera sees. On an insecure origin there are no media devices. */
export function canShowCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function'
}
