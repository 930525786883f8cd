namespace a { inline int g(int x) { return x; } }
namespace b { inline int g(int x) { return x+1; } }
namespace api { using b::g; }
