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
  evicted: 'Tarayıcı buradaki mektuplarınızı silmişti',
}
