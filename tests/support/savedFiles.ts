import { present } from './present.ts';

/** Keeps what the page hands the browser to save. */
export function savedFiles() {
  const saved: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  const realCreate = URL.createObjectURL;
  const realClick = HTMLAnchorElement.prototype.click;
  URL.createObjectURL = (blob) => {
    const address = realCreate.call(URL, blob);
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  };
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.download) saved.push({ name: this.download, blob: present(blobs.get(this.href), 'file') });
    else realClick.call(this);
  };
  const restore = () => {
    URL.createObjectURL = realCreate;
    HTMLAnchorElement.prototype.click = realClick;
  };
  return { saved, restore };
}
