import type { ManifestOptions } from 'vite-plugin-pwa'
import says from './src/text/en/manifest.json' with { type: 'json' }
import { screenPaths } from './src/ui/paths.ts'

/** The accepted file types, as MIME types and as extensions, because some apps provide only one of them. */
const letters = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}

/** The web app manifest. Colours repeat the tokens `--page` and `--surface` of `src/ui/tokens.css`. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Brieflotse',
  short_name: 'Brieflotse',
  description: says.app,
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#ffffff',
  background_color: '#ffffff',
  categories: ['productivity', 'utilities'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  screenshots: [
    {
      src: '/screenshots/phone.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: says.phone,
    },
    {
      src: '/screenshots/desk.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: says.desk,
    },
  ],
  share_target: {
    // the service worker handles this POST request (service-worker/src/share-target.ts)
    action: screenPaths.share,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: Object.entries(letters).flat(2) }],
    },
  },
  // the page handles opened files (src/install/open-files.ts)
  file_handlers: [{ action: screenPaths.share, accept: letters }],
  // An open window is not navigated, so that it keeps what the user is typing or photographing.
  launch_handler: { client_mode: ['navigate-new', 'auto'] },
  shortcuts: [
    {
      name: 'Upload Document',
      short_name: 'Upload',
      url: screenPaths.upload,
      icons: [{ src: '/icons/shortcut-upload.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: 'My Documents',
      short_name: 'Documents',
      url: screenPaths.documents,
      icons: [{ src: '/icons/shortcut-documents.png', sizes: '96x96', type: 'image/png' }],
    },
  ],
}
