import { JPEG, type Step, type Tool } from '../tool.ts';

const step = (encode: string, formats: Step['formats']): Step => ({
  operation: 'Re-encode',
  settings: 'default',
  command: `picture, _, err := image.Decode(in); err = ${encode}`,
  formats,
});

const program = (command: string) => `package main

import (
	"image"
	"image/gif"
	"image/jpeg"
	"image/png"
	"os"
)

// Go doesn't compile unused imports.
var _, _, _ = jpeg.Encode, png.Encode, gif.Encode

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	in, err := os.Open(os.Args[1])
	check(err)
	out, err := os.Create(os.Args[2])
	check(err)
	${command}
	check(err)
}
`;

/** The image packages of Go's standard library. They neither read nor write metadata. */
export const go: Tool = {
  name: 'Go image packages',
  source: { from: 'this machine', program: 'go' },
  language: 'go',
  program,
  version: 'go version',
  versionLanguage: 'sh',
  steps: [
    step('jpeg.Encode(out, picture, nil)', JPEG),
    step('png.Encode(out, picture)', ['png']),
    step('gif.Encode(out, picture, nil)', ['gif']),
  ],
};
