import type { ShareButton } from "@tropa/domain/storefront/variant-config";

/** Returns the page of a social network that shares an address, with a text where it takes one. */
export function shareHref(network: ShareButton, url: string, text: string): string {
  const at = encodeURIComponent(url);
  const words = encodeURIComponent(text);
  return {
    vk: `https://vk.com/share.php?url=${at}&title=${words}`,
    ok: `https://connect.ok.ru/offer?url=${at}&title=${words}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${at}`,
    x: `https://x.com/intent/post?url=${at}&text=${words}`,
    weibo: `https://service.weibo.com/share/share.php?url=${at}&title=${words}`,
    qq: `https://connect.qq.com/widget/shareqq/index.html?url=${at}&title=${words}`,
    email: `mailto:?subject=${words}&body=${at}`,
  }[network];
}
