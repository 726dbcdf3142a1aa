use c2pa::Reader;

fn main() -> c2pa::Result<()> {
    let file = std::fs::File::open("created.jpg")?;
    let reader = Reader::default().with_stream("image/jpeg", file)?;
    println!("{:?}", reader.validation_state());
    Ok(())
}
