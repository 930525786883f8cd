// claim:  Words.count
// truth:  equivalent
// why:    a library method gives the parts; what it may see is the same on both sides, whatever else the classes do
public class Words {
    static int count(String text) {
        int count = 0;
        for (String word : text.split(" ")) {
            if (!word.isEmpty()) {
                count++;
            }
        }
        return count;
    }

    static String other(int number) {
        return new StringBuilder().append(number).append(Integer.valueOf(number)).toString();
    }
}
