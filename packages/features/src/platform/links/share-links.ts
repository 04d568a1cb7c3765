import type { ShareButton } from "@tropa/domain/storefront/variant-config";

/** Returns the page of a social network that shares an address, with a text where it takes one. */
export function shareHref(network: ShareButton, url: string, text: string): string {
  const at = encodeURIComponent(url);
  const encodedText = encodeURIComponent(text);
  return {
    vk: `https://vk.com/share.php?url=${at}&title=${encodedText}`,
    ok: `https://connect.ok.ru/offer?url=${at}&title=${encodedText}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${at}`,
    x: `https://x.com/intent/post?url=${at}&text=${encodedText}`,
    weibo: `https://service.weibo.com/share/share.php?url=${at}&title=${encodedText}`,
    qq: `https://connect.qq.com/widget/shareqq/index.html?url=${at}&title=${encodedText}`,
    email: `mailto:?subject=${encodedText}&body=${at}`,
  }[network];
}
