#include <c2pa.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

int main() {
  auto context = std::make_shared<c2pa::Context>();
  c2pa::Reader reader(context, "created.jpg");
  const auto report = nlohmann::json::parse(reader.json());
  std::cout << report["validation_state"].get<std::string>() << '\n';
}
