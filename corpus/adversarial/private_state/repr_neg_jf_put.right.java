public class K { private int cache; public void put(int x) { cache = -x; } public int get() { return -cache; } }
