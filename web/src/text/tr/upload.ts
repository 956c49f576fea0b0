import type { Tables } from '../tables.ts'

export const upload: Tables['upload'] = {
  title: 'Yükle',
  lead: 'Bir dosya seçtiğiniz anda okuma başlar. Mektubunuz birkaç sayfaysa birkaç dosya seçin.',
  drop: 'Mektubunuzu buraya bırakın',
  choose: 'Mektubunuzu seçin',
  dropHint: 'PDF, JPG, JPEG veya PNG, en çok 10 MB',
  dropNow: 'Yüklemek için bırakın',
  browse: 'Dosyalara göz at',
  takePhoto: 'Fotoğraf çek',
  processing: 'İşleniyor...',
  sending: (percent) => `Gönderiliyor, % ${percent}`,
  uploaded: 'Belge yüklendi',
  uploadedLong: 'Belgeniz işleniyor.',
  kept: 'Bu cihaza kaydedildi',
  keptLong: 'Belgeniz bağlantı kurulur kurulmaz gönderilir.',
  duplicate: 'Bu belgeyi daha önce yüklemiştiniz. Listenizde bulunuyor.',
  failed: 'Yüklenemedi',
  failedLong: 'Bu dosya bu cihazda saklanamadı. Yer kalmamış olabilir.',
  andMore: (count) => `ve ${count} sayfa daha`,
  keptEach: (count) => `${count} mektubunuz birbiri ardına gönderilir.`,
  tipsTitle: 'İyi bir fotoğraf için',
  several: {
    title: (count) => `${count} dosya seçtiniz`,
    question: 'Bunlar ne?',
    together: 'Bir mektubun sayfaları',
    togetherHint: 'Sayfaları sırasına koyun.',
    separate: 'Ayrı mektuplar',
    separateHint: 'Her dosya ayrı okunur.',
    place: (number, inPages) => `${inPages ? 'Sayfa' : 'Dosya'} ${number}`,
    list: 'Seçtiğiniz dosyalar',
    earlier: (name, place) => `Yukarı taşı: ${name}, ${place}`,
    later: (name, place) => `Aşağı taşı: ${name}, ${place}`,
    remove: (name, place) => `Çıkar: ${name}, ${place}`,
    moved: (name, place, count) => `${name} artık ${place}, toplam ${count}.`,
    removed: (name) => `${name} çıkarıldı.`,
    uploadLetter: (count, inPages) =>
      count === 1
        ? 'Bu mektubu yükle'
        : `Tek mektup olarak yükle, ${count} ${inPages ? 'sayfa' : 'dosya'}`,
    uploadEach: (count) => `${count} mektup yükle`,
    tooMany:
      'Bir mektupta toplam 60 MB olmak üzere en çok 20 dosya olabilir. Bazılarını çıkarın veya ayrı ayrı yükleyin.',
  },
  tips: [
    'Sayfayı düz bir yere, mümkünse gün ışığında koyun.',
    'Dört köşe de resimde olsun.',
    'Telefonu üzerinde düz ve sabit tutun.',
  ],
}
