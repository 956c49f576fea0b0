/** Whether this browser can show a camera image. Insecure origins have no `mediaDevices`. */
export function canShowCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function'
}
