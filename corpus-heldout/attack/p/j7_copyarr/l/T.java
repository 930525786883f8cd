public class T { private final int[] l = {1,2}; public int[] get() { return l; } }
