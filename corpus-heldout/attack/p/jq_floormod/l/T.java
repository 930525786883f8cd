public class T { public static int f(int a, int b) { return Math.floorMod(a, b); } }
