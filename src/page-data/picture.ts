/** A picture with Content Credentials. */
export interface PictureData {
  src: string;
  /** The file's name next to the page, which distinguishes the pins on a page. */
  name: string;
  alt: string;
  title?: string;
  width: number;
  height: number;
  /** Where its Content Credentials are shown and explained; the pin links there. */
  credentials: string;
}
