// Writes a number into an image's pixels and reads it back.
// Needs the folder `models` with encoder_Q.onnx and decoder_Q.onnx; the crate doesn't download anything.
use trustmark::{Trustmark, Variant, Version};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // #region encode
    let tm = Trustmark::new("./models", Variant::Q, Version::Bch5)?;
    // Only 0 and 1, at most 61 digits. In your program: random, and stored with the manifest.
    let number = "1011011110011000111111000000011111011111011100000110110110111";
    let marked = tm.encode(number.to_owned(), image::open("photo.jpg")?, 0.95)?;
    // Lossless, so that nothing is lost before you sign; JPEG has no alpha channel.
    marked.to_rgb8().save("marked.png")?;
    // #endregion encode

    // #region decode
    match tm.decode(image::open("marked.png")?) {
        Ok(found) => println!("1*{found} ({})", if found == number { "as written" } else { "a different number" }),
        Err(trustmark::Error::CorruptWatermark) => println!("no watermark found"),
        Err(error) => return Err(error.into()),
    }
    // #endregion decode
    Ok(())
}
