// claim:  isVowel
// truth:  equivalent
// today:  unknown
// why:    List.of with contains against comparisons
import java.util.List;
class Vowels {
    static boolean isVowel(char c) {
        return List.of('a', 'e', 'i', 'o', 'u').contains(c);
    }
}
