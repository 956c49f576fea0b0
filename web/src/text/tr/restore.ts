import type { Tables } from '../tables.ts'

export const restore: Tables['restore'] = {
  title: 'Bu cihazdaki mektuplar açılamadı',
  why: 'Bu tarayıcının belleği bozulmuş. Sunucudaki mektuplarda sorun yok: yeniden alınabilirler. Gönderilmeyi bekleyenler, okunabildiği sürece saklanır.',
  restore: 'Sunucudan geri yükle',
  restoring: 'Geri yükleniyor...',
  failed: 'Geri yüklenemedi',
  failedLong:
    'Lütfen bu uygulamanın diğer tüm sekmelerini kapatın veya cihazı yeniden başlatıp tekrar deneyin.',
  done: 'Mektuplarınız geri geliyor',
  kept: (count) => `Bekleyen ${count} değişiklik saklandı.`,
  lost: (count) =>
    `Bekleyen ${count} değişiklik kaydedilemedi. Lütfen eksik bir şey olup olmadığına bakın.`,
  evicted: 'Tarayıcı bu cihazdaki mektuplarınızı sildi',
  evictedBack:
    'Cihazda az yer kaldığında tarayıcılar bunu yapar. Mektuplarınız sunucuda güvende ve yeniden yükleniyor.',
  lostUploads: (count) =>
    `${count} yeni belge henüz gönderilmemişti. Bunlar kayboldu. Lütfen yeniden fotoğraflayın veya yükleyin.`,
  lostChanges: (count) =>
    `Mektuplarınızda ${count} değişiklik henüz gönderilmemişti. Bunlar kayboldu. Lütfen son mektuplarınıza bakın ve değişiklikleri yeniden yapın.`,
  lostUnknown:
    'Henüz gönderilmemiş bir şey varsa kayboldu. Lütfen en yeni belgelerinizin listede olup olmadığına bakın. Eksik olanı yeniden fotoğraflayın veya yükleyin.',
  clock: 'Bu cihazdaki tarih yanlış',
  clockWhy: (here, right) =>
    `Bu cihaza göre bugün ${here}. Sunucumuza göre bugün ${right}. Tüm süreleri sunucunun gününe göre sayıyoruz.`,
  clockDo: 'Lütfen bu cihazın ayarlarından tarihi ve saati düzeltin.',
  ended: 'Bu cihazda oturumunuz kapatıldı',
  endedBefore: 'Bu cihazda oturumunuz kapatılmıştı',
  endedKept: (count) =>
    `${count} değişiklik henüz gönderilmedi. Burada şifreli duruyor ve yeniden giriş yaptığınızda gönderilecek.`,
  endedLost: (names) =>
    `Bunlar gönderilmedi ve buradan silindi: ${names}. Lütfen giriş yaptıktan sonra yeniden yapın.`,
  endedKeptLetters:
    'Sunucu bir yedekten geri yüklendi. Bütün mektuplarınız orada olmayabilir. Bu cihazdaki mektupları burada şifreledik. Yeniden giriş yaptığınızda geri gelecekler.',
  endedLostLetters: (names) =>
    `Sunucu bir yedekten geri yüklendi. Bu mektuplar orada olmayabilir ve onları buradan sildik: ${names}. Lütfen giriş yaptıktan sonra listenizde bunları arayın. Eksik olanların fotoğrafını yeniden çekin ya da onları yeniden yükleyin.`,
  endedDraft: (name) => (name ? `"${name}" için yazdığınız metin` : 'Yazdığınız bir metin'),
}
