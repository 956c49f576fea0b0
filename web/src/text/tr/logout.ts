import type { Tables } from '../tables.ts'

export const logout: Tables['logout'] = {
  title: 'Çıkış yapılsın mı?',
  nothingWaits:
    'Burada yaptığınız her şey sunucuda. İstediğiniz zaman yeniden giriş yapabilirsiniz.',
  stillWaitingTitle: 'Çıkış yapıp bekleyenleri kaybetmek istiyor musunuz?',
  stillWaiting: (count) =>
    `${count} değişiklik henüz sunucuya ulaşmadı. Çıkış yapınca bu cihazdan silinir.`,
  draftsLost: 'Yazmakta olduklarınız da kaybolur.',
  sharesLost: (count) =>
    `Başka uygulamaların paylaştığı ${count} şey hakkında henüz karar verilmedi; bunlar silinir.`,
  everywhereTitle: 'Tüm cihazlardan çıkış yapılsın mı?',
  everywhereText:
    'Bu hesapla giriş yapılmış her cihazda yeniden giriş yapmak gerekir. Mektuplarınız sunucuda kalır.',
  logoutAnyway: 'Yine de çıkış yap',
  stay: 'Oturumu açık bırak',
}
