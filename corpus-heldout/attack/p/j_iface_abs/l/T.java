public interface T { int g(int x); default int h() { return g(1); } }
