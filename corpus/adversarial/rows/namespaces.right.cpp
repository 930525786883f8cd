namespace metric { int convert(int x) { return x * 10; } }
namespace imperial { int convert(int x) { return x * 13; } }
