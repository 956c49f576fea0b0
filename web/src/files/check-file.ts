import {
  AppError,
  beginsLikeHeic,
  beginsLikeLetter,
  fileStartBytes,
  maxUploadBytes,
  notALetter,
  uploadExtensions,
} from '@brieflotse/contract'

const types = ['application/pdf', 'image/jpeg', 'image/jpg', 'image/png']
const heic = /\.hei[cf]$|^image\/hei[cf]/i

/** Checks the chosen files. Returns all of them; throws `AppError` if any file fails, so that no part of a letter is sent alone. */
export async function checkedFiles(chosen: File[]): Promise<File[]> {
  if (chosen.length === 0) throw new AppError('file-missing')
  const files: File[] = []
  for (const one of chosen) {
    const file = await withoutHeic(one)
    checkFile(file)
    if (!beginsLikeLetter(await startOf(file))) throw notALetter(file.name)
    files.push(file)
  }
  return files
}

/** The checks of the specification, section 5. Throws `AppError` (`file-missing`, `file-too-large`, `file-type`). */
function checkFile(file: File | undefined): asserts file is File {
  if (!file || file.size === 0) throw new AppError('file-missing')
  if (file.size > maxUploadBytes) throw new AppError('file-too-large')
  const name = file.name.toLowerCase()
  const named = uploadExtensions.some((extension) => name.endsWith(extension))
  // Some share sheets give a photo a name without an extension; then its MIME type must match.
  const typed = !name.includes('.') && types.includes(file.type)
  if (!named && !typed) throw new AppError('file-type')
}

/** Converts HEIC photos of iPhones into JPEG if the browser can decode them, otherwise throws `file-heic`. Returns other files unchanged. */
export async function withoutHeic(file: File | undefined): Promise<File | undefined> {
  if (!file || !(await isHeic(file))) return file
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
    if (!jpeg) throw new AppError('file-heic')
    return new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  } catch (cause) {
    throw new AppError('file-heic', undefined, { cause })
  }
}

const isHeic = async (file: File) =>
  heic.test(file.name) || heic.test(file.type) || beginsLikeHeic(await startOf(file))

const startOf = async (file: File) =>
  new Uint8Array(await file.slice(0, fileStartBytes).arrayBuffer())
