public class OldVersion { private int z; public void put(int x) { z = x; } public int get() { return z < 0 ? 0 : z; } }
