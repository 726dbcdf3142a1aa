// Lists the MIME types that this build of the library can read and sign.
// Usage: cargo run
use c2pa::{Builder, Reader};

fn main() {
    // #region list
    // Both depend on the crate's features: without `pdf`, there's no application/pdf.
    let signs = Builder::supported_mime_types();
    let mut reads = Reader::supported_mime_types();
    reads.sort();
    for mime_type in reads {
        let support = if signs.contains(&mime_type) { "read and sign" } else { "read only" };
        println!("{mime_type}: {support}");
    }
    // #endregion list
}
