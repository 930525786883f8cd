public class T { public static int f(float c) { return Math.round(c); } }
