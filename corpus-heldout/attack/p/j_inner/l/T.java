public class T { int k; class I { int get() { return k; } } public int f(int x) { I i = new I(); k = x; return i.get(); } }
