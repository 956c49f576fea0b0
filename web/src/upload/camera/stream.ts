import { useCallback, useEffect, useState } from 'react'

export type Camera =
  | { state: 'starting' }
  | { state: 'live'; stream: MediaStream; track: MediaStreamTrack; hasTorch: boolean }
  | { state: 'failed'; why: 'denied' | 'none' | 'busy' }

/** If the browser can take photos, a small stream saves power; otherwise a frame of the stream is the photo. */
function wishes(): MediaStreamConstraints {
  const size = 'ImageCapture' in globalThis ? [1920, 1440] : [4096, 3072]
  // `resizeMode` is missing in the TypeScript types; without it, Chromium crops the picture to the requested aspect ratio
  const video: MediaTrackConstraints & { resizeMode: ConstrainDOMString } = {
    facingMode: { ideal: 'environment' },
    width: { ideal: size[0] },
    height: { ideal: size[1] },
    resizeMode: { ideal: 'none' },
  }
  return { audio: false, video }
}

export function showStream(video: HTMLVideoElement, stream: MediaStream): void {
  video.srcObject = stream
}

/** The rear camera while the component is mounted. `again` requests it once more. */
export function useCamera(): { camera: Camera; again: () => void } {
  const [camera, setCamera] = useState<Camera>({ state: 'starting' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isOver = false
    let opened: MediaStream | null = null
    const stop = () => opened?.getTracks().forEach((track) => track.stop())
    const open = async () => {
      const stream = await navigator.mediaDevices.getUserMedia(wishes())
      opened = stream
      if (isOver) return stop()
      const track = stream.getVideoTracks()[0]!
      // another app took the camera, or the phone was locked
      track.addEventListener('ended', () => setCamera({ state: 'failed', why: 'busy' }))
      setCamera({ state: 'live', stream, track, hasTorch: hasTorch(track) })
    }
    open().catch((error: unknown) => {
      if (!isOver) setCamera({ state: 'failed', why: whyOf(error) })
    })
    return () => {
      isOver = true
      stop()
    }
  }, [attempt])
  const again = useCallback(() => {
    setCamera({ state: 'starting' })
    setAttempt((count) => count + 1)
  }, [])
  return { camera, again }
}

function whyOf(error: unknown): 'denied' | 'none' | 'busy' {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none'
}

function hasTorch(track: MediaStreamTrack): boolean {
  const able: MediaTrackCapabilities & { torch?: boolean } = track.getCapabilities?.() ?? {}
  return able.torch === true
}

export async function setTorch(track: MediaStreamTrack, torch: boolean): Promise<void> {
  await track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
}
