public class T { static String f(String s) { char[] a = s.toCharArray(); for (int i = 0; i < a.length; i++) if (a[i] == 'x') a[i] = 'y'; return new String(a); } }
