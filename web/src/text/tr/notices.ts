import type { Tables } from '../tables.ts'

export const notices: Tables['notices'] = {
  title: 'Hatırlatmalar',
  hint: 'Brieflotse süre dolmadan size haber verir: en erken bir hafta önce, bir gün önce ve o gün. Yapılmış olanlar yeniden anılmaz.',
  notLoaded: 'Hatırlatmalar yüklenemedi. Lütfen bağlantı varken yeniden bakın.',
  notSaved: 'Bu kaydedilemedi',
  saved: 'Kaydedildi',
  hour: 'Saat',
  hours: (hour) => `${hour}:00`,
  zone: (zone) => `Saat dilimi: ${zone.replaceAll('_', ' ')}.`,
  setZone: (zone) => `Şu saat dilimini kullan: ${zone.replaceAll('_', ' ')}`,
  details: 'Hangi mektup olduğunu söyle',
  detailsHint:
    'Kapalı: hatırlatma yalnızca bir süre olduğunu ve ne zaman dolduğunu söyler. Açık: başlık, tutar ve gün kilit ekranında ve e-postalarda okunabilir.',
  device: {
    title: 'Bu cihazda',
    off: 'Brieflotse kapalıyken de gelen bir bildirim.',
    on: 'Bu cihaza hatırlatma gelir.',
    turnOn: 'Bu cihazda hatırlat',
    turnOff: 'Burada artık hatırlatma',
    test: 'Deneme gönder',
    tested: 'Gönderildi. Birazdan görünür.',
    testFailed: 'Deneme gönderilemedi',
    turnedOn: 'Bu cihaza hatırlatma gelecek',
    turnedOff: 'Bu cihaza artık hatırlatma gelmez',
    failed: 'Hatırlatmalar açılamadı',
    refused: 'Tarayıcı veya bildirim hizmeti kabul etmedi. Lütfen daha sonra tekrar deneyin.',
    denied:
      'Bu sitenin bildirimleri engellenmiş. Tarayıcınızın ayarlarında bu sayfa için izin verin, sonra sayfayı yeniden yükleyin.',
    notHere: 'Bu tarayıcı bildirim gösteremez. Aşağıdaki takvimi kullanın.',
    apple:
      'iPhone ve iPad yalnızca ana ekrandaki uygulamalar için bildirim gösterir. Brieflotse’yi ana ekrana ekleyin (aşağıya bakın), oradan açın ve bildirimleri burada açın.',
    server: 'Bu sunucu bildirim göndermiyor. Aşağıdaki takvimi kullanın.',
  },
  others: {
    title: 'Diğer cihazlar',
    since: (day) => `${day} tarihinden beri`,
    remove: 'Kaldır',
    removeOf: (label) => `Kaldır: ${label}`,
  },
  mail: {
    title: 'E-postayla',
    off: (address) => `Böyle günlerde ${address} adresine bir e-posta.`,
    on: (address) => `Hatırlatmalar ${address} adresine gider.`,
    waiting: (address) =>
      `${address} adresine bir e-posta gönderdik. Adresin sizin olduğunu onaylamak için içindeki bağlantıyı açın.`,
    missing: 'Önce yukarıdaki bilgilerinize e-posta adresinizi girin.',
    turnOn: 'E-postayla hatırlat',
    turnOff: 'Bu e-postaları durdur',
    again: 'Bağlantıyı yeniden gönder',
  },
  feed: {
    title: 'Takviminizde',
    hint: 'Zaten kullandığınız takvim uygulaması için, bütün sürelerinizi içeren özel bir takvim. Her değişiklik kendiliğinden eklenir.',
    make: 'Takvim adresimi oluştur',
    address: 'Takvim adresiniz',
    secret: 'Bu adresi bilen herkes sürelerinizi okuyabilir. Kimseye vermeyin.',
    lost: 'Adres artık gösterilemiyor. Yenisini oluşturun.',
    copy: 'Kopyala',
    copied: 'Adres kopyalandı',
    copyFailed: 'Adres kopyalanamadı',
    copyFailedLong: 'Adresi seçip kendiniz kopyalayın.',
    open: 'Takvim uygulamasında aç',
    how: 'Nasıl eklenir',
    ways: [
      {
        name: 'iPhone, iPad, Mac',
        steps: ['“Takvim uygulamasında aç”a dokunun.', '“Abone Ol”u seçin.'],
      },
      {
        name: 'Google Takvim',
        steps: [
          'Bir bilgisayarda calendar.google.com adresini açın.',
          '“Diğer takvimler”in yanındaki artıya, sonra “URL ile” seçeneğine basın.',
          'Adresi yapıştırın. Google değişikliklere günde yaklaşık iki kez bakar ve takvimin uyarılarını almaz.',
        ],
      },
      {
        name: 'Outlook',
        steps: [
          'Takvimi açın; “Takvim ekle”yi, sonra “Web’den abone ol”u seçin.',
          'Adresi yapıştırın, bir ad verin ve “İçeri aktar”ı seçin.',
        ],
      },
    ],
    renew: 'Adresi yenile',
    renewTitle: 'Yeni bir adres oluşturulsun mu?',
    renewText:
      'Şimdiki adres hemen geçersiz olur. Onu kullanan takvimler, yenisini verene kadar yeni bir şey göstermez.',
    renewed: 'Yeni bir adresiniz var',
    remove: 'Takvimi kaldır',
    removeTitle: 'Takvim kaldırılsın mı?',
    removeText: 'Adres hemen geçersiz olur.',
    removed: 'Takvim kaldırıldı',
  },
}
