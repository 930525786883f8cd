public class Words {
    static int count(String text) {
        String[] parts = text.split(" ");
        int count = 0;
        for (int i = 0; i < parts.length; i++) {
            if (parts[i].length() > 0) {
                count = count + 1;
            }
        }
        return count;
    }
}
