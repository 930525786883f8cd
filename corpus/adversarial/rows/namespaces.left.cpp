// claim:  *
// truth:  different
// why:    two functions of one name in two namespaces; only the second one changed
namespace metric { int convert(int x) { return x * 10; } }
namespace imperial { int convert(int x) { return x * 12; } }
