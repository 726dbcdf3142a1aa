// Writes the thumbnails of the active manifest and of its ingredients to files.
// Usage: cargo run -- [signed.jpg] [output folder]
use std::{env, fs, fs::File};

use c2pa::{Error, Reader};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let file = args.next().unwrap_or_else(|| "signed.jpg".into());
    let folder = args.next().unwrap_or_else(|| "thumbnails".into());

    let reader = match Reader::default().with_stream("image/jpeg", File::open(&file)?) {
        Err(Error::JumbfNotFound) => {
            println!("{file}: no Content Credentials");
            return Ok(());
        }
        other => other?,
    };
    fs::create_dir_all(&folder)?;

    // #region save
    let active = reader.active_manifest().ok_or("no active manifest")?;
    let mut thumbnails = vec![("active".to_string(), active.thumbnail_ref())];
    for (number, ingredient) in active.ingredients().iter().enumerate() {
        thumbnails.push((format!("ingredient-{}", number + 1), ingredient.thumbnail_ref()));
    }

    for (name, thumbnail) in thumbnails {
        let Some(thumbnail) = thumbnail else { continue }; // a thumbnail is optional
        // Choose the name yourself. A name from the file could point anywhere on your disk.
        let extension = match thumbnail.format.as_str() {
            "image/jpeg" => "jpg",
            "image/png" => "png",
            "image/webp" => "webp",
            _ => "bin",
        };
        let path = format!("{folder}/{name}.{extension}");
        let size = reader.resource_to_stream(&thumbnail.identifier, File::create(&path)?)?;
        println!("{path}: {}, {size} bytes", thumbnail.format);
    }
    // #endregion save
    Ok(())
}
