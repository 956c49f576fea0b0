import type { Tables } from '../tables.ts'

export const settings: Tables['settings'] = {
  notKept: 'Bu kaydedilemedi',
  loggedInAs: (name) => `${name} olarak giriş yaptınız.`,
  about: (version) => `Brieflotse ${version} · MIT lisanslı özgür yazılım`,
  languageHint:
    'Tüm cihazlarınızda ekranların, hatırlatmaların ve e-postaların dili. Uygulama bu dille yeniden başlar; yazdıklarınız kaybolmaz.',
  search: {
    label: 'Ayarlarda ara',
    results: 'Bulunan ayarlar',
    found: (count) => `${count} ayar bulundu`,
    none: (word) => `“${word}” için ayar bulunamadı. Başka bir kelime deneyin.`,
  },
  credits: {
    title: 'Krediler',
    hint: 'Bir mektubu postalamak, posta ücretine ek olarak 2 kredidir.',
    balance: (credits) => `${credits} kredi`,
    buy: 'Kredi satın al',
  },
  storage: {
    title: 'Bu cihazdaki bellek',
    hint: 'Bağlantı olmadan okuyabilmeniz için mektuplarınız burada da saklanır.',
    letters: (count) => `${count} mektubun metni`,
    pictures: 'Sayfa resimleri',
    originals: 'Asıl dosyalar',
    waiting: 'Gönderilmeyi bekliyor',
    quota: (used, all) => `Tarayıcının izin verdiği ${all} alanın ${used} kadarı kullanılıyor.`,
    span: 'Sayfaları ve dosyaları saklanacaklar',
    budget: 'En çok kullanılacak yer',
    upTo: (size) => size,
    budgetHint:
      'Önce en yeni mektuplar gelir. Eskiler açtığınızda alınır. Saklamayı seçtiğiniz mektuplar her durumda kalır.',
    persisted: 'Korunuyor: tarayıcı bunu kendiliğinden silmez.',
    notPersisted: 'Cihazda yer azalırsa tarayıcı bunu silebilir.',
    persist: 'Koru',
    refused: 'Tarayıcı kabul etmedi',
    refusedLong: 'Uygulama ana ekranda olunca genellikle kabul eder.',
    spans: { quarter: 'son 3 ay', year: 'son bir yıl', all: 'tüm mektuplar' },
  },
  admin: {
    title: 'Bu sunucu',
    hint: 'Onunla siz ilgileniyorsunuz: kullanıcılar, işler, sağlayıcılar ve bellek.',
    open: 'Aç',
  },
  archive: {
    title: 'Arşivlenen mektuplar',
    hint: 'Arşivlendikten yaklaşık 30 gün sonra kalıcı olarak silinirler. Yalnızca sunucunun çalıştığı günler sayılır.',
    none: 'Arşivde bir şey yok.',
    restore: 'Geri getir',
    restoreOf: (title) => `Geri getir: ${title}`,
    restored: 'Belge geri getirildi',
    restoredLater: 'Bağlantı kurulunca sunucuya bildirilir.',
  },
  install: {
    title: 'Ana ekranınızda',
    hint: 'Oradan açıldığında başka uygulamalar gibi görünür ve mektuplarınızı daha güvenli saklar.',
    installed: 'Brieflotse bu cihazda yüklü.',
    apple: [
      'Safari’de paylaş düğmesine dokunun.',
      '“Ana Ekrana Ekle” seçeneğini seçin.',
      'Brieflotse’yi ana ekrandan açın.',
    ],
    android: [
      'Tarayıcınızın menüsünü açın.',
      '“Uygulamayı yükle” veya “Ana ekrana ekle” seçeneğini seçin.',
      'Brieflotse’yi ana ekrandan açın.',
    ],
  },
  iphone: {
    title: 'iPhone’dan paylaşma',
    hint: 'iPhone paylaşırken web uygulamalarını sunmaz. Şu yollar çalışır.',
    show: 'Nasıl yapılacağını göster',
    shortcut: 'Metinler ve e-postalar için bir kestirme',
    newShortcut:
      'Kestirmeler uygulamasını açın, artıya dokunun ve yeni kestirmeye Brieflotse adını verin.',
    inShareSheet:
      'Alttaki i’ye dokunun, “Paylaşma Sayfasında Göster”i açın ve metin almasına izin verin.',
    actions:
      '“URL’yi Kodla” eylemini, sonra bu adres ve ardındaki kodlanmış metinle “URL’leri Aç” eylemini ekleyin:',
    forward: 'E-postayı yönlendirin',
    forwardHow:
      'Her hesabın kendi adresi vardır. İçinde mektup olan bir e-postayı o adrese yönlendirin.',
    forwardLink: 'Adresimi göster',
    files:
      'PDF’ler ve fotoğraflar: Dosyalar’a veya Fotoğraflar’a kaydedin, sonra burada Yükle’yi açıp Dosyalara göz at’a dokunun.',
  },
}
