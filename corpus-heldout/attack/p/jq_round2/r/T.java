public class T { public static int f(float c) { return (int) Math.rint(c); } }
