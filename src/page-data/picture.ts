/** A picture of a page that carries Content Credentials. */
export interface PictureData {
  src: string;
  /** What its file is called beside the page: tells the pins of a page apart. */
  name: string;
  alt: string;
  title?: string;
  width: number;
  height: number;
  /** Where its Content Credentials are shown and explained: the pin leads there. */
  credentials: string;
}
