from c2pa import Reader

with Reader("created.jpg") as reader:
    print(reader.get_validation_state())
