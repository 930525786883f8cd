public class T { static String f(String s) { StringBuilder b = new StringBuilder(); for (int i = 0; i < s.length(); i++) b.append(s.charAt(i) == 'x' ? 'z' : s.charAt(i)); return b.toString(); } }
